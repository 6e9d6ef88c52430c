import { DogPart } from './dog-part.tsx';

/** The view box. Its lower edge is the ground. */
export const sleepingBox = '20 36 280 114';

/** A sleeping dog, head to the right. */
export function SleepingDog() {
  return (
    <>
      <DogPart
        tone="coat"
        paths={['M30 116 C24 78 62 46 116 46 C172 46 214 70 230 106 L238 144 L56 144 C38 144 30 132 30 116 Z']}
      />
      <DogPart tone="shade" paths={['M214 144 C206 132 216 122 232 122 L276 124 C288 126 290 144 276 144 Z']} />
      <DogPart
        tone="coat"
        paths={[
          'M190 100 C192 78 216 66 240 74 C251 78 258 86 262 95 C275 97 288 103 291 112 C294 123 284 130 270 131 C248 134 222 136 208 130 C194 124 188 114 190 100 Z',
        ]}
      />
      <path
        className="hw-dog-pale"
        d="M262 110 C272 106 286 113 288 119 C281 126 262 129 252 128 C250 120 254 113 262 110 Z"
      />
      <path className="hw-dog-line" d="M160 130 C168 104 146 84 120 88 C104 91 94 102 92 114" />
      <path className="hw-dog-line" d="M42 124 C62 130 92 122 116 122 C132 123 132 142 116 143" />
      <path
        className="hw-dog-ear"
        d="M220 78 C203 80 194 98 197 117 C199 131 211 135 218 127 C228 116 232 100 233 88 C233 80 228 77 220 78 Z"
      />
      <path className="hw-dog-line" d="M242 97 C245 101 252 101 255 97" />
      <ellipse className="hw-dog-dark" cx="286" cy="110" rx="8" ry="6.4" transform="rotate(24 286 110)" />
      <path className="hw-dog-line" d="M281 123 C277 127 269 126 265 123" />
    </>
  );
}
