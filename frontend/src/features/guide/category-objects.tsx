import type { ReactNode } from 'react';
import type { ChatCategory } from '#shared/contract/chat.ts';

/** A drawn object. It stands on its lower edge, at y = 0. */
interface DrawnObject {
  width: number;
  height: number;
  shapes: ReactNode;
}

/** An object for each category, in the style of the dogs: a brush, a first-aid kit, a chewed shoe, a bowl, a ball. */
export const categoryObjects: Record<ChatCategory, DrawnObject> = {
  general: {
    width: 118,
    height: 40,
    shapes: (
      <>
        <path
          className="hw-object-paper"
          d="M60 -14 H110 L107 -2 H63 Z M70.5 -13 V-3 M78 -13 V-3 M85 -13 V-3 M92 -13 V-3 M99.5 -13 V-3"
        />
        <path
          className="hw-object-wood"
          d="M54 -30 C48 -28 44 -27 36 -27 H14 C6 -27 2 -23 2 -19 C2 -15 6 -12 14 -12 H108 C114 -12 117 -16 116 -22 C114 -32 106 -36 94 -36 H74 C66 -36 60 -33 54 -30 Z"
        />
      </>
    ),
  },
  health: {
    width: 96,
    height: 72,
    shapes: (
      <>
        <path
          className="hw-object-wood"
          d="M31 -50 V-60 C31 -67 35 -70 42 -70 H54 C61 -70 65 -67 65 -60 V-50 H57 V-59 C57 -61.5 56 -62 54 -62 H42 C40 -62 39 -61.5 39 -59 V-50 Z"
        />
        <path
          className="hw-object-pine"
          d="M12 -51 H84 C90 -51 94 -47 94 -41 V-11 C94 -5 90 -1 84 -1 H12 C6 -1 2 -5 2 -11 V-41 C2 -47 6 -51 12 -51 Z"
        />
        <path className="hw-object-paper" d="M43 -42 H53 V-31 H64 V-21 H53 V-10 H43 V-21 H32 V-31 H43 Z" />
      </>
    ),
  },
  behavior: {
    width: 105,
    height: 50,
    shapes: (
      <>
        <path
          className="hw-object-cloth"
          d="M6 -10 C4 -26 10 -42 22 -45 C31 -47 36 -40 44 -36 L50 -33 L52 -26 L59 -29 L63 -21 L70 -24 C86 -21 99 -18 100 -10 Z"
        />
        <path
          className="hw-object-paper"
          d="M12 -27 C18 -20 30 -19 40 -27 C36 -34 28 -41 22 -41 C17 -40 13 -34 12 -27 Z"
        />
        <path
          className="hw-object-wood"
          d="M8 -12 H97 C101 -12 103 -9 102 -6 C101 -3 99 -1 95 -1 H10 C6 -1 3 -3 3 -7 C3 -10 5 -12 8 -12 Z"
        />
      </>
    ),
  },
  nutrition: {
    width: 112,
    height: 64,
    shapes: (
      <>
        <path className="hw-object-wood" d="M14 -32 C16 -50 30 -60 56 -60 C82 -60 96 -50 98 -32 Z" />
        <path className="hw-object-dots" d="M38 -44 v.01 M56 -50 v.01 M74 -44 v.01 M47 -37 v.01 M65 -37 v.01" />
        <path
          className="hw-object-steel"
          d="M4 -33 C2 -33 1.5 -31 2 -30 L11 -5 C12 -2 14 -1 17 -1 H95 C98 -1 100 -2 101 -5 L110 -30 C110.5 -31 110 -33 108 -33 Z"
        />
        <path className="hw-object-shine" d="M10 -17 H102" />
      </>
    ),
  },
  exercise: {
    width: 46,
    height: 46,
    shapes: (
      <>
        <circle className="hw-object-felt" cx="23" cy="-23" r="21.5" />
        <path className="hw-object-shine" d="M8 -38 C19 -31 19 -15 8 -8 M38 -38 C27 -31 27 -15 38 -8" />
      </>
    ),
  },
};
