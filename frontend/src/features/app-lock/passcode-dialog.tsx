import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { registerField, useZodForm } from '../../platform/forms/use-zod-form.ts';
import { turnOffLock, unlockApp } from '../../platform/lock/app-lock.ts';
import { readLockSettings, writeLockSettings } from '../../platform/lock/lock-settings.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { checkPasscode, createPasscode } from './passcode.ts';
import { PasscodeField } from './passcode-field.tsx';
import { ChangedPasscode, CurrentPasscode, NewPasscode } from './passcode-form.ts';
import { describeWrong, lockTexts } from './texts.ts';

/** What a passcode is entered for. */
export type PasscodeTask = 'enable' | 'change' | 'disable';

const tasks = {
  enable: {
    schema: NewPasscode,
    title: 'Set a passcode',
    text: 'Six digits. You type them each time the app was locked.',
    action: 'Enable App Lock',
    done: 'App Lock is on',
  },
  change: {
    schema: ChangedPasscode,
    title: 'Change passcode',
    text: 'Enter your passcode, and then the new one twice.',
    action: 'Change passcode',
    done: 'Your passcode was changed',
  },
  disable: {
    schema: CurrentPasscode,
    title: 'Turn off App Lock',
    text: 'Enter your passcode. After that, Houndwell opens on this device without it.',
    action: 'Turn off App Lock',
    done: 'App Lock is off',
  },
} as const;

const blank = { current: '', passcode: '', confirmation: '' };

/** Returns false if the browser cannot store the passcode, so that a reload would forget it. */
async function perform(task: PasscodeTask, ownerId: string, passcode: string): Promise<boolean> {
  if (task === 'disable') {
    turnOffLock(ownerId);
    return true;
  }
  const settings = readLockSettings(ownerId) ?? { method: 'passcode', minutes: 5 };
  if (!writeLockSettings(ownerId, { ...settings, ...(await createPasscode(passcode)) })) return false;
  unlockApp(ownerId);
  return true;
}

/** Sets or changes the passcode, or turns the lock off. The last two require the current passcode. */
export function PasscodeDialog({ task, open, onClose }: { task: PasscodeTask; open: boolean; onClose: () => void }) {
  const formId = useId();
  const { id: ownerId } = useUser();
  const { schema, title, text, action, done } = tasks[task];
  const form = useZodForm(schema, { defaultValues: blank });
  const typed = useWatch({ control: form.control });
  const [isBusy, setBusy] = useState(false);

  const submit = form.handleSubmit(async ({ current, passcode }) => {
    setBusy(true);
    try {
      const verdict = task === 'enable' ? undefined : await checkPasscode(ownerId, current);
      if (verdict?.isRight === false) return form.setError('current', { message: describeWrong(verdict.left) });
      if (!(await perform(task, ownerId, passcode))) {
        return form.setError('passcode', { message: lockTexts.notStored });
      }
      toast({ tone: 'success', title: done });
      onClose();
    } catch {
      form.setError(task === 'enable' ? 'passcode' : 'current', { message: lockTexts.failed });
    } finally {
      setBusy(false);
    }
  });

  const clear = useEffectEvent(() => form.reset(blank));
  useEffect(() => {
    if (!open) clear();
  }, [open]);

  const renderField = (name: keyof typeof blank, label: string, isFirst: boolean) => (
    <PasscodeField
      {...registerField(form, name)}
      label={label}
      value={typed[name] ?? ''}
      {...(isFirst ? { 'data-autofocus': true } : {})}
    />
  );
  return (
    <FormDialog
      open={open}
      unsaved={false}
      title={title}
      onClose={onClose}
      held={isBusy}
      width="narrow"
      footer={
        <>
          <Button variation="outline" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isBusy} busyLabel="Checking...">
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} className="hw-stack" noValidate onSubmit={submit}>
        <p className="hw-soft">{text}</p>
        {task === 'enable' ? null : renderField('current', 'Current passcode', true)}
        {task === 'disable' ? null : (
          <>
            {renderField('passcode', 'New passcode', task === 'enable')}
            {renderField('confirmation', 'Confirm passcode', false)}
          </>
        )}
      </form>
    </FormDialog>
  );
}
