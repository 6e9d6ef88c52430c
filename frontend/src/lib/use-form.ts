import { type ChangeEvent, type FormEvent, useCallback, useRef, useState } from 'react';
import type * as z from 'zod/mini';

type Name<Typed> = keyof Typed & string;

/** What is wrong, by field. */
export type FieldErrors<Typed> = Partial<Record<Name<Typed>, string>>;

/** What is typed, turned into what is sent, or what is wrong with it. */
export type Checked<Typed, Values> = { right: true; values: Values } | { right: false; errors: FieldErrors<Typed> };

interface FormOptions<Typed, Values> {
  defaultValues: Typed;
  check: (typed: Typed) => Checked<Typed, Values>;
}

/** A form's rules from a schema of the contract; the first thing wrong with a field speaks for it. */
export function checkedBy<Schema extends z.ZodMiniType>(schema: Schema) {
  return <Typed>(typed: Typed): Checked<Typed, z.output<Schema>> => {
    const result = schema.safeParse(typed);
    if (result.success) return { right: true, values: result.data };
    const errors: FieldErrors<Typed> = {};
    for (const { path, message } of result.error.issues) errors[path[0] as Name<Typed>] ??= message;
    return { right: false, errors };
  };
}

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A form: what is typed, what is wrong, where the focus goes. Wrong fields are told when it is sent, and from then on as
 * they are mended; the first wrong one gets the focus. By hand, because the usual library weighs 15 KB gzip, more than
 * half of what a screen may add, for features that no form here has.
 */
export function useForm<Typed extends object, Values>({ defaultValues, check }: FormOptions<Typed, Values>) {
  const [first, setFirst] = useState(defaultValues);
  const [typed, setTyped] = useState(defaultValues);
  const [errors, setErrors] = useState<FieldErrors<Typed>>({});
  const inputs = useRef(new Map<string, Input>());
  const sent = useRef(false);

  const setValue = <Field extends Name<Typed>>(name: Field, value: Typed[Field]) => {
    const next = { ...typed, [name]: value };
    setTyped(next);
    if (!sent.current) return;
    const checked = check(next);
    setErrors({ ...errors, [name]: checked.right ? undefined : checked.errors[name] });
  };

  const setFocus = (name: Name<Typed>) => inputs.current.get(name)?.focus();

  // The same function at every rendering: effects begin a form anew by it.
  const reset = useCallback((values: Typed) => {
    sent.current = false;
    setFirst(values);
    setTyped(values);
    setErrors({});
  }, []);

  return {
    values: typed,
    errors,
    setValue,
    setFocus,
    setError: (name: Name<Typed>, words: string) => setErrors((told) => ({ ...told, [name]: words })),
    clearErrors: (names: readonly Name<Typed>[]) =>
      setErrors((told) => ({ ...told, ...Object.fromEntries(names.map((name) => [name, undefined])) })),
    isDirty: (name: Name<Typed>) => typed[name] !== first[name],
    reset,
    /** Types into several fields at once; what the form began with stays what it is held against. */
    fill: (values: Partial<Typed>) => setTyped({ ...typed, ...values }),
    /** What an input needs to be part of the form. */
    register: <Field extends Name<Typed>>(name: Field) => {
      const value: unknown = typed[name];
      return {
        name,
        ...(typeof value === 'boolean' ? { checked: value } : { value: String(value ?? '') }),
        ref: (input: Input | null) => {
          if (input) inputs.current.set(name, input);
          else inputs.current.delete(name);
        },
        onChange: ({ target }: ChangeEvent<Input>) => {
          const given =
            target instanceof HTMLInputElement && target.type === 'checkbox' ? target.checked : target.value;
          setValue(name, given as Typed[Field]);
        },
      };
    },
    /** Sends what is typed if nothing is wrong with it. */
    handleSubmit: (send: (values: Values) => unknown) => (event?: FormEvent) => {
      event?.preventDefault();
      sent.current = true;
      const checked = check(typed);
      setErrors(checked.right ? {} : checked.errors);
      if (checked.right) return send(checked.values);
      // In the order of the screen, which is the order in which the inputs were registered.
      for (const [name, input] of inputs.current) {
        if (!checked.errors[name as Name<Typed>]) continue;
        input.focus();
        break;
      }
      return undefined;
    },
  };
}

/** A form as `useForm` makes it. */
export type Form<Typed extends object, Values> = ReturnType<typeof useForm<Typed, Values>>;
