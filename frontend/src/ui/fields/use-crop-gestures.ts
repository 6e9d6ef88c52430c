import { type PointerEvent, useRef } from 'react';

interface Point {
  x: number;
  y: number;
}

/** The movement of one or two pointers, in CSS pixels. */
export interface Movement extends Point {
  /** The ratio of the distance between two pointers to their previous distance; 1 for one pointer. */
  spread: number;
}

function findMiddle(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Returns the distance between two pointers; 0 for one pointer. */
function measureSpread([one, other]: readonly Point[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}

/** Returns the movement between two sets of pointer positions. */
export function measureMovement(before: readonly Point[], after: readonly Point[]): Movement {
  const [from, to] = [findMiddle(before), findMiddle(after)];
  const width = measureSpread(before);
  return { x: to.x - from.x, y: to.y - from.y, spread: width > 0 ? measureSpread(after) / width : 1 };
}

/** Returns pointer listeners for dragging with one finger and pinching with two. Further fingers are ignored. */
export function useCropGestures<T extends Element>(onMove: (movement: Movement) => void) {
  const pointers = useRef(new Map<number, Point>());
  const release = ({ pointerId }: PointerEvent<T>) => {
    pointers.current.delete(pointerId);
  };
  return {
    onPointerDown: (event: PointerEvent<T>) => {
      if (pointers.current.size === 2) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<T>) => {
      if (!pointers.current.has(event.pointerId)) return;
      const before = [...pointers.current.values()];
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      onMove(measureMovement(before, [...pointers.current.values()]));
    },
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
  };
}
