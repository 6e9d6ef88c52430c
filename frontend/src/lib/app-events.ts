import { Hub } from 'aws-amplify/utils';

/** Events between components of the signed-in app, by name, with the type of their data. */
export interface AppEvents {
  calendarLabelChanged: { label: string };
  /** The owner chose to take the guided tour. */
  tourChosen: Record<string, never>;
  /** The owner made a change after which the server will soon delete notifications. */
  notificationsExpected: Record<string, never>;
  /** The owner has read or cleared notifications in another tab. */
  notificationsChanged: Record<string, never>;
  /** The owner chose a plan, or a plan started or ended. */
  subscriptionChanged: Record<string, never>;
}

const channel = 'houndwell';

/** Events that are sent to every tab of this browser. They carry no data: each tab refetches what has changed. */
const forEveryTab: readonly (keyof AppEvents)[] = ['subscriptionChanged', 'notificationsChanged'];

const otherTabs = new BroadcastChannel(channel);
otherTabs.onmessage = ({ data: event }) => {
  if (forEveryTab.includes(event)) Hub.dispatch(channel, { event, data: {} });
};

/** Emits an event to the listeners of this tab, or of every tab if the event is in `forEveryTab`. */
export function emitAppEvent<E extends keyof AppEvents>(event: E, data: AppEvents[E]): void {
  Hub.dispatch(channel, { event, data });
  if (forEveryTab.includes(event)) otherTabs.postMessage(event);
}

/** Subscribes to an event of this tab or of another one. Returns the unsubscribe function. */
export function onAppEvent<E extends keyof AppEvents>(event: E, listener: (data: AppEvents[E]) => void): () => void {
  return Hub.listen(channel, ({ payload }) => {
    if (payload.event === event) listener(payload.data as AppEvents[E]);
  });
}

/** Emits an event to the listeners of the other tabs of this browser only. */
export function emitToOtherTabs(event: 'notificationsChanged'): void {
  otherTabs.postMessage(event);
}
