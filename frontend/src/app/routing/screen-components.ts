import type { ComponentType } from 'react';
import { lazyComponent } from '../../platform/lazy-component.ts';
import type { Screen } from '../../platform/screens.ts';

const components = new Map<Screen['load'], ComponentType>();

/** Returns the component of a screen: the screen itself if its code has loaded, otherwise one that loads it. */
export function findComponent({ load }: Screen): ComponentType {
  const component = components.get(load) ?? lazyComponent(load);
  components.set(load, component);
  return component;
}

/** Uses the loaded code of a screen, so that its first render does not wait. */
export function setComponent({ load }: Screen, component: ComponentType): void {
  components.set(load, component);
}
