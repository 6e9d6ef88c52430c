import { pictureSizes } from './picture-sizes.ts';

/** A screen of ours in both themes: the addresses of its pictures. */
export type Pictured = { light: string; dark: string };

type ScreenPictureProps = {
  of: Pictured;
  /** The same screen of a desktop, shown in its stead where there is room for it. */
  wide?: Pictured;
  alt: string;
};

/** A picture of one of our screens, in the theme that the page has. Only the one that shows is fetched. */
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
