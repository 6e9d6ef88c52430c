import type { FieldValues } from 'react-hook-form';
import { type Passkey, passkeys } from '#shared/contract/passkeys.ts';
import { type ApiMutationOptions, useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { defineList } from '../../platform/lists/list.ts';
import { isMissing, useListCache } from '../../platform/lists/list-cache.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { accountToasts } from './texts.ts';
import { createPasskey } from './webauthn.ts';

/** The owner's passkeys, oldest first. Other browsers change this list, so it is always refetched. */
const passkeyList = defineList({
  name: 'passkeys',
  operation: passkeys.listPasskeys,
  notFound: 'passkeyNotFound',
  staleTime: 0,
});

/** Reads the owner's passkeys. */
export function usePasskeys() {
  return useList(passkeyList);
}

/** What an owner enters to add a passkey. */
export interface PasskeyEntry {
  password: string;
  name: string;
}

type Options<Variables, Data, Typed extends FieldValues> = Pick<
  ApiMutationOptions<Variables, Data, Typed>,
  'form' | 'onSuccess'
>;

/** Returns a mutation that checks the password, lets the device create a passkey, and adds the passkey. */
export function useAddPasskey<Typed extends FieldValues>({
  onSuccess,
  ...options
}: Options<PasskeyEntry, Passkey, Typed>) {
  const { put, refresh } = useListCache(passkeyList);
  return useApiMutation({
    mutationFn: async ({ password, name }: PasskeyEntry, send) => {
      const created = await createPasskey(await send(passkeys.startPasskey, { body: { password } }));
      return send(passkeys.addPasskey, { body: { ...created, name: name || undefined } });
    },
    texts: { failed: accountToasts.addPasskey.failed },
    showsError: true,
    ...options,
    // A passkey whose response was lost was added.
    onError: () => {
      void refresh();
      return false;
    },
    onSuccess: async (added, entry) => {
      put(added);
      toast({ tone: 'success', title: accountToasts.addPasskey.succeeded, detail: added.name });
      await onSuccess?.(added, entry);
    },
  });
}

/** Returns a mutation that renames a passkey. */
export function useRenamePasskey<Typed extends FieldValues>(
  { id }: Pick<Passkey, 'id'>,
  { onSuccess, ...options }: Options<{ name: string }, Passkey, Typed>,
) {
  const { put } = useListCache(passkeyList);
  return useApiMutation({
    mutationFn: (body: { name: string }, send) => send(passkeys.renamePasskey, { params: { id }, body }),
    texts: accountToasts.renamePasskey,
    ...options,
    onSuccess: async (renamed, body) => {
      put(renamed);
      await onSuccess?.(renamed, body);
    },
  });
}

/** Returns a mutation that removes a passkey. If another browser has removed it already, shows no error. */
export function useRemovePasskey(passkey: Passkey | undefined, onDone: () => void) {
  const { refresh } = useListCache(passkeyList);
  return useApiMutation({
    mutationFn: (_: undefined, send) =>
      send(passkeys.removePasskey, { params: { id: passkey?.id ?? '' } }).finally(refresh),
    texts: accountToasts.removePasskey,
    onSuccess: onDone,
    onError: (error) => {
      onDone();
      return isMissing(passkeyList, error);
    },
  });
}
