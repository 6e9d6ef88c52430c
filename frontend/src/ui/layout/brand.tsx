import { Link } from 'react-router';
import { classes } from '../classes.ts';

/** The logo: a hound's head on a pine-green square, in the same colors in both themes. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg className={classes('hw-brand-mark', className)} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="11" fill="#1F5140" />
      <g transform="translate(1.3 .2) scale(.39)">
        <path
          fill="#FBF0D9"
          d="M48 17C66 17 75 29 75 45C75 56 71 62 68 68C64 80 58 86 48 86C38 86 32 80 28 68C25 62 21 56 21 45C21 29 30 17 48 17Z"
        />
        <path
          fill="#F2B04A"
          d="M31 20C17 17 7 32 8 51C8 62 15 69 22 65C29 60 28 46 32 36C35 29 37 22 31 20ZM65 20C79 17 89 32 88 51C88 62 81 69 74 65C67 60 68 46 64 36C61 29 59 22 65 20Z"
        />
        <path
          fill="#163F31"
          d="M39 61C39 56 43 54.5 48 54.5C53 54.5 57 56 57 61C57 66 52 70 48 70C44 70 39 66 39 61Z"
        />
        <circle cx="36.5" cy="45" r="4.4" fill="#163F31" />
        <circle cx="59.5" cy="45" r="4.4" fill="#163F31" />
      </g>
    </svg>
  );
}

type BrandProps = {
  /** The path that the logo links to. If it is missing, the logo is not a link. */
  to?: string;
  className?: string;
};

/** The logo and the name of the app. In windows below 360 px, the name is visually hidden. */
export function Brand({ to, className }: BrandProps) {
  const content = (
    <>
      <BrandMark />
      <span className="hw-brand-word">Houndwell</span>
    </>
  );
  const names = classes('hw-brand', className);
  return to ? (
    <Link className={names} to={to}>
      {content}
    </Link>
  ) : (
    <span className={names}>{content}</span>
  );
}
