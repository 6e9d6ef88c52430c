import { pictureSizes } from './picture-sizes.ts';

/** URLs of a screenshot in both themes. */
export type Pictured = { light: string; dark: string };

type ScreenPictureProps = {
  of: Pictured;
  /** The desktop screenshot, shown on wide windows. */
  wide?: Pictured;
  alt: string;
};

/** A screenshot in the page's theme. Only the visible image is fetched. */
export function ScreenPicture({ of, wide, alt }: ScreenPictureProps) {
  return (
    <span className="hw-picture">
      {(['light', 'dark'] as const).map((theme) => (
        <picture key={theme} className={`hw-picture-${theme}`}>
          {wide ? <source media="(min-width: 1024px)" srcSet={wide[theme]} {...pictureSizes.wide} /> : null}
          <img src={of[theme]} alt={alt} {...pictureSizes.phone} loading="lazy" decoding="async" />
        </picture>
      ))}
    </span>
  );
}
