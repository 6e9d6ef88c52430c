import { DogPart } from './dog-part.tsx';

/** The view box. Its lower edge is the ground. */
export const sittingBox = '8 18 228 256';

/** A sitting dog that looks to the right. */
export function SittingDog() {
  return (
    <>
      <DogPart tone="coat" paths={['M70 250 C46 256 28 248 20 230 C16 221 26 215 32 222 C39 232 52 236 66 230 Z']} />
      <DogPart
        tone="shade"
        paths={[
          'M152 176 C156 206 158 232 157 250 C157 262 164 268 174 268 L194 268 C201 268 202 258 195 255 C188 252 184 248 184 242 C185 214 184 186 180 160 Z',
        ]}
      />
      <DogPart
        tone="coat"
        paths={[
          'M118 72 C114 110 80 140 63 194 C50 236 58 268 90 268 L150 268 L176 196 C187 164 185 132 172 96 Z',
          'M134 168 C138 200 138 226 136 250 C135 262 142 268 152 268 L174 268 C181 268 182 258 175 255 C168 252 164 248 165 241 C168 216 176 196 180 170 Z',
        ]}
      />
      <path className="hw-dog-pale" d="M176 122 C185 144 183 170 175 192 C166 176 161 148 166 124 Z" />
      <DogPart
        tone="coat"
        paths={['M98 268 C92 254 108 246 122 250 C134 253 140 260 138 264 C137 268 132 268 128 268 Z']}
      />
      <path className="hw-dog-line" d="M92 206 C114 198 132 212 131 238" />
      <path className="hw-dog-collar" d="M113 106 C130 120 158 121 176 112" />
      <circle className="hw-dog-tag" cx="168" cy="128" r="6.5" />
      <DogPart
        tone="coat"
        paths={[
          'M112 70 C110 40 136 22 162 27 C178 30 187 41 191 53 C204 55 219 59 225 66 C232 75 228 89 217 93 C206 98 192 100 182 101 C170 112 148 116 132 109 C118 103 113 88 112 70 Z',
        ]}
      />
      <path className="hw-dog-pale" d="M192 75 C203 71 219 78 223 86 C214 94 196 97 183 97 C180 89 184 79 192 75 Z" />
      <path className="hw-dog-line" d="M214 80 C212 89 201 91 192 86" />
      <path
        className="hw-dog-ear"
        d="M138 42 C120 40 108 62 109 88 C110 106 121 114 131 106 C143 96 149 76 153 58 C154 48 149 43 138 42 Z"
      />
      <ellipse className="hw-dog-dark" cx="221" cy="67" rx="9" ry="7" transform="rotate(20 221 67)" />
      <circle className="hw-dog-dark" cx="178" cy="61" r="4.2" />
    </>
  );
}
