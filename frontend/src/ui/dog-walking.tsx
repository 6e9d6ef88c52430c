import { DogPart } from './dog-part.tsx';

/** The drawing's edges; its lower edge is the ground. */
export const walkingBox = '52 22 300 216';

/** A dog that walks to the right. */
export function WalkingDog() {
  return (
    <>
      <DogPart tone="coat" paths={['M92 122 C72 112 61 88 62 62 C63 53 73 53 74 62 C76 82 88 96 106 104 Z']} />
      <DogPart
        tone="shade"
        paths={[
          'M192 150 C194 172 184 194 176 210 C170 222 172 232 182 232 L199 232 C206 232 207 223 200 220 C195 218 195 214 198 208 C210 190 222 172 224 150 Z',
          'M112 140 C118 160 130 168 131 186 C131 199 127 208 127 218 C127 228 133 232 141 232 L156 232 C163 232 164 223 157 220 C152 218 150 214 151 206 C155 186 158 166 150 146 Z',
        ]}
      />
      <DogPart
        tone="coat"
        paths={[
          'M86 124 C92 104 116 103 150 105 C176 106 200 104 216 94 C230 86 238 74 246 60 L274 100 C268 122 262 146 244 159 C222 172 190 162 160 160 C136 159 118 168 100 162 C84 156 80 142 86 124 Z',
          'M84 132 C78 152 88 166 81 184 C76 194 66 204 65 216 C64 227 70 232 79 232 L95 232 C102 232 103 223 96 220 C90 218 90 213 94 207 C103 194 120 182 127 164 C132 146 118 122 100 118 Z',
          'M224 140 C228 168 237 190 248 210 C255 224 262 232 272 232 L288 232 C295 232 296 223 289 220 C281 217 276 210 271 200 C263 184 259 166 259 140 Z',
        ]}
      />
      <path className="hw-dog-pale" d="M265 120 C263 142 257 154 244 160 C241 147 246 131 256 116 Z" />
      <path className="hw-dog-collar" d="M239 96 C249 109 262 115 278 112" />
      <circle className="hw-dog-tag" cx="272" cy="124" r="6" />
      <DogPart
        tone="coat"
        paths={[
          'M240 62 C240 40 262 28 284 32 C298 35 306 44 310 54 C322 56 336 60 341 67 C347 76 343 88 333 92 C322 96 308 98 298 99 C286 110 266 112 252 104 C242 96 240 80 240 62 Z',
        ]}
      />
      <path className="hw-dog-pale" d="M309 75 C320 71 335 78 339 85 C330 92 313 95 300 95 C297 88 301 79 309 75 Z" />
      <path className="hw-dog-line" d="M330 79 C328 88 318 90 309 86" />
      <path
        className="hw-dog-ear"
        d="M264 44 C247 43 235 62 235 84 C236 101 246 109 255 102 C267 93 273 75 277 58 C278 49 274 45 264 44 Z"
      />
      <ellipse className="hw-dog-dark" cx="337" cy="68" rx="8.6" ry="6.8" transform="rotate(20 337 68)" />
      <circle className="hw-dog-dark" cx="299" cy="62" r="4.2" />
    </>
  );
}
