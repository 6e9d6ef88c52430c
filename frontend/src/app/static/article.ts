import { startHelpful } from '../../features/guide/start-helpful.ts';
import { startStaticPage } from './start-static-page.ts';
import '../../features/guide/guide.css';
import '../../features/guide/article.css';
import '../../features/guide/category-picture.css';
import '../../features/guide/helpful-question.css';
import '../../features/guide/static-guide.css';

const { pathname } = window.location;
startStaticPage(pathname);
startHelpful(pathname.slice(pathname.lastIndexOf('/') + 1));
