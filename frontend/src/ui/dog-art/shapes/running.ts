import type { PoseShape } from './dog-shape.ts';
import { standard } from './standard.ts';

const { body, head, saddle, chest, collar, tag } = standard.walking;
const [trunk = ''] = body;

/**
 * The standard dog at a gallop, pushing off with the hind paws. Use the shape in place of the pose `walking`, rotated
 * by -7 degrees.
 */
export const running: PoseShape = {
  tail: 'M100 128 C78 120 54 106 40 90 C34 82 42 74 51 80 C66 92 86 100 110 110 Z',
  far: [
    'M206 140 C232 150 262 156 286 162 C300 166 310 170 316 178 C322 186 334 184 338 176 L342 165 C344 158 337 153 330 156 C314 148 296 140 280 132 C268 126 258 118 250 110 Z',
    'M108 126 C98 146 92 160 82 176 C74 190 64 204 60 217 C57 229 65 237 75 233 L91 226 C98 223 97 215 90 214 C89 207 98 196 108 185 C124 168 142 158 150 146 Z',
  ],
  body: [
    trunk,
    'M84 120 C70 140 62 156 50 172 C40 186 28 198 24 210 C20 222 28 230 38 226 L54 219 C61 216 60 208 53 207 C52 200 62 190 74 180 C92 166 118 156 126 142 C132 126 104 104 84 120 Z',
    'M222 138 C240 158 266 172 288 186 C300 194 308 200 312 210 C316 220 328 220 334 212 L340 201 C343 194 337 188 329 190 C318 178 304 166 290 152 C278 140 270 128 264 116 Z',
  ],
  saddle,
  chest,
  collar,
  tag,
  head,
};
