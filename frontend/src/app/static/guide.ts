import { guidePath } from '../../domain/guide/paths.ts';
import { startSearch } from '../../features/guide/start-search.ts';
import { loadApp, replaceWithApp } from './start-in-place.ts';
import { startStaticPage } from './start-static-page.ts';
import '../../ui/layout/cta-banner.css';
import '../../features/guide/guide.css';
import '../../features/guide/category-picture.css';
import '../../features/guide/static-guide.css';

startStaticPage(guidePath);
startSearch({ load: loadApp, start: replaceWithApp });
