import { Hub } from 'aws-amplify/utils';

/** Events between components of the signed-in app, with their data. */
export interface AppEvents {
  calendarLabelChanged: { label: string };
  /** A change was made that soon adds or removes notifications. */
  notificationsExpected: Record<string, never>;
  /** A plan was chosen, started or ended: refetch what the owner may use. */
  subscriptionChanged: Record<string, never>;
}

const channel = 'houndwell';

/** Events for every tab of this browser. They carry no data: each tab asks the server. */
const forEveryTab: readonly (keyof AppEvents)[] = ['subscriptionChanged'];

const otherTabs = new BroadcastChannel(channel);
otherTabs.onmessage = ({ data: event }) => {
  if (forEveryTab.includes(event)) Hub.dispatch(channel, { event, data: {} });
};

/** Emits an event to every listener in this page, and in the other tabs for events of every tab. */
export function emitAppEvent<E extends keyof AppEvents>(event: E, data: AppEvents[E]): void {
  Hub.dispatch(channel, { event, data });
  if (forEveryTab.includes(event)) otherTabs.postMessage(event);
}

/** Listens to an event; returns the function that stops it. */
export function onAppEvent<E extends keyof AppEvents>(event: E, listener: (data: AppEvents[E]) => void): () => void {
  return Hub.listen(channel, ({ payload }) => {
    if (payload.event === event) listener(payload.data as AppEvents[E]);
  });
}
