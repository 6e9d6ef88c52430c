import { pictureSizes } from './picture-sizes.ts';

/** The URLs of a screenshot in both themes. */
export type Pictured = { light: string; dark: string };

type ScreenPictureProps = {
  of: Pictured;
  /** The screenshot of a desktop, shown in wide windows. */
  wide?: Pictured;
  alt: string;
};

/** A screenshot of the app in the theme of the page. The browser fetches only the visible image. */
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
