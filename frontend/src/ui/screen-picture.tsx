/** A screen of ours in both themes: addresses of pictures of 585 x 960 pixels. */
export type Pictured = { light: string; dark: string };

const size = { width: 585, height: 960 } as const;

/** A picture of one of our screens, in the theme that the page has. Only the one that shows is fetched. */
export function ScreenPicture({ of: { light, dark }, alt }: { of: Pictured; alt: string }) {
  return (
    <span className="hw-picture">
      <img className="hw-picture-light" src={light} alt={alt} {...size} loading="lazy" decoding="async" />
      <img className="hw-picture-dark" src={dark} alt={alt} {...size} loading="lazy" decoding="async" />
    </span>
  );
}
