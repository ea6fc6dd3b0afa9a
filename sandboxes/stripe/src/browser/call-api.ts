/** Stripe's error object, as a response to the page. */
export interface StripeJsError {
  type: string;
  message: string;
  code?: string;
  decline_code?: string;
  payment_intent?: unknown;
  setup_intent?: unknown;
}

export interface Intent {
  id: string;
  object: 'payment_intent' | 'setup_intent';
  status: string;
  client_secret: string;
  last_payment_error?: StripeJsError | null;
  last_setup_error?: StripeJsError | null;
}

export type ApiResponse<Body> =
  | { body: Body; error?: undefined }
  | { body?: undefined; error: StripeJsError };

type Params = { [key: string]: string | Params | undefined };

export type CallApi = <Body>(
  method: 'GET' | 'POST',
  path: string,
  params: Params,
) => Promise<ApiResponse<Body>>;

/**
 * Calls the sandbox with the publishable key.
 *
 * @param base address of the sandbox as this page sees it, also behind a proxy's path
 */
export function apiCaller(base: string, publishableKey: string): CallApi {
  return async (method, path, params) => {
    const form = new URLSearchParams(flatten(params));
    const url = `${base}/v1${path}`;
    try {
      const response = await fetch(method === 'GET' ? `${url}?${form.toString()}` : url, {
        method,
        headers: { authorization: `Bearer ${publishableKey}` },
        ...(method === 'POST' && { body: form }),
      });
      const body = await response.json();
      return response.ok ? { body } : { error: body.error };
    } catch {
      return {
        error: {
          type: 'api_connection_error',
          message:
            'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
        },
      };
    }
  };
}

function flatten(params: Params, prefix = ''): Array<[string, string]> {
  return Object.entries(params).flatMap(([key, value]): Array<[string, string]> => {
    const name = prefix === '' ? key : `${prefix}[${key}]`;
    if (value === undefined) {
      return [];
    }
    return typeof value === 'string' ? [[name, value]] : flatten(value, name);
  });
}

/** Path of the intent that a client secret opens, as `/payment_intents/pi_1`. */
export function pathOfSecret(clientSecret: string): string {
  const [id = ''] = clientSecret.split('_secret_');
  return `${id.startsWith('seti_') ? '/setup_intents' : '/payment_intents'}/${id}`;
}
