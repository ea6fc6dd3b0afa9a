import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { type Appearance, loadStripe } from '@stripe/stripe-js';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A merchant's page as the libraries' guides write it; what happens is written into the page. */
const search = new URLSearchParams(location.search);
const clientSecret = search.get('secret') ?? '';
const stripe = loadStripe('pk_test_sandbox');

const THEMES: Record<string, Appearance> = {
  light: { theme: 'stripe', variables: { colorPrimary: '#543fe0', borderRadius: '6px' } },
  dark: {
    theme: 'night',
    variables: {
      colorBackground: '#111418',
      colorText: '#f2f3f6',
      colorDanger: '#fb817a',
      colorPrimary: '#a9a5ff',
    },
    rules: { '.Input': { border: '1px solid #6d7279' } },
  },
};

function Page(): ReactNode {
  const [theme, setTheme] = useState(search.get('theme') ?? 'light');
  return (
    <main>
      <h1>Pay</h1>
      <button type="button" onClick={() => setTheme('dark')}>
        Dark theme
      </button>
      <Elements stripe={stripe} options={{ clientSecret, appearance: THEMES[theme] ?? {} }}>
        <Form />
      </Elements>
    </main>
  );
}

function Form(): ReactNode {
  const stripe = useStripe();
  const elements = useElements();
  const [events, setEvents] = useState<readonly string[]>([]);
  const [result, setResult] = useState('');
  const note = (name: string): void => setEvents((known) => [...known, name]);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (stripe === null || elements === null) return;
    const options = {
      elements,
      confirmParams: { return_url: `${location.origin}/returned` },
      redirect: 'if_required',
    } as const;
    if (search.has('leave')) {
      await stripe.confirmPayment({ ...options, redirect: 'always' });
    }
    const response = clientSecret.startsWith('seti_')
      ? await stripe.confirmSetup(options)
      : await stripe.confirmPayment(options);
    setResult(
      response.error === undefined
        ? `done: ${('paymentIntent' in response ? response.paymentIntent : response.setupIntent).status}`
        : `${response.error.type} ${response.error.code ?? ''} ${response.error.message ?? ''}`,
    );
  };

  const authenticate = async (): Promise<void> => {
    const response = await stripe?.handleNextAction({ clientSecret });
    setResult(response?.error?.message ?? `done: ${response?.paymentIntent?.status ?? ''}`);
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      <PaymentElement
        onReady={() => note('ready')}
        onLoadError={({ error }) => note(`loaderror ${error.message ?? ''}`)}
        onFocus={() => note('focus')}
        onBlur={() => note('blur')}
        onChange={({ complete }) => complete && note('complete')}
      />
      <button type="submit">Pay now</button>
      <button type="button" onClick={() => void authenticate()}>
        Authenticate
      </button>
      <output aria-label="Result">{result}</output>
      <output aria-label="Events">{events.join(' ')}</output>
    </form>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Page />);
