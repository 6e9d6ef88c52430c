import { rateArticle, readRating } from './helpful.ts';

/** Makes "Was this helpful?" work on the static page of an article, as `helpful-question.tsx` does in the app. */
export function startHelpful(articleId: string): void {
  const question = document.querySelector('.hw-helpful');
  const status = question?.querySelector('[role="status"]');
  const [yes, no] = question?.querySelectorAll('button') ?? [];
  if (!status || !yes || !no) return;
  const show = () => {
    const rating = readRating(articleId);
    yes.ariaPressed = String(rating === true);
    no.ariaPressed = String(rating === false);
  };
  let isBusy = false;
  const rate = async (helpful: boolean) => {
    if (isBusy) return;
    isBusy = true;
    status.textContent = '';
    const { message } = await rateArticle(articleId, helpful);
    status.textContent = message;
    isBusy = false;
    show();
  };
  yes.addEventListener('click', () => void rate(true));
  no.addEventListener('click', () => void rate(false));
  show();
}
