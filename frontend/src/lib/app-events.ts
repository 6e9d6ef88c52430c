import { Hub } from 'aws-amplify/utils';

/** What one part of the signed-in site tells the others at once, and with which data. */
export interface AppEvents {
  calendarLabelChanged: { label: string };
  /** Something was done that soon puts a line under the bell, or takes one away. */
  notificationsExpected: Record<string, never>;
  /** A plan was chosen, began or ended: what an owner may use has to be asked for anew. */
  subscriptionChanged: Record<string, never>;
}

const channel = 'houndwell';

/** What concerns every tab of this browser, and carries nothing that a tab could not ask the server itself. */
const forEveryTab: readonly (keyof AppEvents)[] = ['subscriptionChanged'];

const otherTabs = new BroadcastChannel(channel);
otherTabs.onmessage = ({ data: event }) => {
  if (forEveryTab.includes(event)) Hub.dispatch(channel, { event, data: {} });
};

/** Tells every part of the page that something has happened, and the other tabs where it concerns them. */
export function emitAppEvent<E extends keyof AppEvents>(event: E, data: AppEvents[E]): void {
  Hub.dispatch(channel, { event, data });
  if (forEveryTab.includes(event)) otherTabs.postMessage(event);
}

/** Calls back when it happens; returns how to stop. */
export function onAppEvent<E extends keyof AppEvents>(event: E, listener: (data: AppEvents[E]) => void): () => void {
  return Hub.listen(channel, ({ payload }) => {
    if (payload.event === event) listener(payload.data as AppEvents[E]);
  });
}
