/** Stripe's script, which must come from Stripe: only then do card numbers never pass through our pages. */
const scriptUrl = 'https://js.stripe.com/v3/';

/** An error of Stripe. Its message is for the user, in the browser's language. */
export interface StripeError {
  message?: string;
}

/** Stripe's fields of a card, in an iframe of Stripe. */
export interface StripeCard {
  mount(at: HTMLElement): void;
  destroy(): void;
  focus(): void;
  on(event: 'change', listener: (change: { error?: StripeError; empty: boolean }) => void): void;
}

/** The part of Stripe's script that we use. */
export interface StripeJs {
  elements(): { create(type: 'card', options: object): StripeCard };
  confirmCardSetup(
    clientSecret: string,
    data: { payment_method: { card: StripeCard; billing_details: { name: string } } },
  ): Promise<{ error?: StripeError; setupIntent?: { payment_method: string } }>;
  handleNextAction(data: { clientSecret: string }): Promise<{ error?: StripeError }>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeJs;
  }
}

let loading: Promise<StripeJs> | undefined;

/**
 * Loads Stripe's script once per page. After an error, the next call tries again.
 * @throws Error if the script cannot be loaded
 */
export function loadStripe(publishableKey: string): Promise<StripeJs> {
  loading ??= insertScript().then(
    () => {
      if (!window.Stripe) throw new Error("Stripe's script has not defined Stripe.");
      return window.Stripe(publishableKey);
    },
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

function insertScript(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.onload = () => resolve();
  script.onerror = () => {
    script.remove();
    reject(new Error("Stripe's script could not be loaded."));
  };
  document.head.append(script);
  return promise;
}
