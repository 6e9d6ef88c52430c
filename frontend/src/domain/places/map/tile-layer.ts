import L from 'leaflet';

/**
 * Shows the tiles of a server. Leaflet's own layer replaces tiles that it removes by an image with a `data:` URL, which the
 * content security policy refuses.
 */
export class TileLayer extends L.GridLayer {
  readonly #template: string;

  /** @param template a URL with `{z}`, `{x}` and `{y}`. `{r}` becomes `@2x` on sharp screens. */
  constructor(template: string, options: L.GridLayerOptions) {
    super(options);
    this.#template = template;
    // Cancels requests for tiles that are no longer shown.
    this.on('tileunload', ({ tile }) => tile.removeAttribute('src'));
  }

  protected override createTile({ x, y, z }: L.Coords, done: L.DoneCallback): HTMLElement {
    const tile = document.createElement('img');
    tile.alt = '';
    tile.addEventListener('load', () => done(undefined, tile));
    tile.addEventListener('error', () => done(new Error(`The tile ${z}/${x}/${y} could not be loaded.`), tile));
    tile.src = L.Util.template(this.#template, { x, y, z, r: L.Browser.retina ? '@2x' : '' });
    return tile;
  }
}
