import { type Appearance, appearanceCss } from './appearance.ts';
import { build, styleSheet } from './build-tag.ts';
import type { ApiResponse, Intent } from './call-api.ts';
import { type CardForm, cardForm } from './card/card-form.ts';
import { FORM_CSS } from './styles.ts';

type Listener = (event: object) => void;

export type ElementType = 'payment' | 'card';

/** The card form, as Stripe's Payment Element (and the older Card Element) behaves towards the page. */
export class PaymentElement {
  readonly form: CardForm;
  readonly #type: ElementType;
  readonly #loadIntent: () => Promise<ApiResponse<Intent> | null>;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #sheet = styleSheet('');
  readonly #onDestroy: () => void;
  #host: HTMLElement | null = null;
  #isDestroyed = false;

  constructor(
    type: ElementType,
    appearance: Appearance,
    loadIntent: () => Promise<ApiResponse<Intent> | null>,
    onDestroy: () => void,
  ) {
    this.#type = type;
    this.#loadIntent = loadIntent;
    this.#onDestroy = onDestroy;
    this.form = cardForm(() => this.#emitChange());
    this.setAppearance(appearance);
  }

  mount(target: string | HTMLElement): void {
    const place = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (this.#isDestroyed) {
      throw new Error('This Element has already been destroyed. Please create a new one.');
    }
    if (place === null) {
      throw new Error(
        `The selector you specified (${typeof target === 'string' ? target : 'null'}) applies to no DOM elements that are currently on the page.`,
      );
    }
    this.unmount();
    this.#host = build('div', { 'data-stripe-sandbox': 'payment' });
    const root = this.#host.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = [this.#sheet, styleSheet(FORM_CSS)];
    root.append(this.form.root);
    root.addEventListener('focusin', (event) => this.#emitAtEdge('focus', event));
    root.addEventListener('focusout', (event) => this.#emitAtEdge('blur', event));
    root.addEventListener('keydown', (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') {
        this.#emit('escape', {});
      }
    });
    place.replaceChildren(this.#host);
    void this.#load();
  }

  unmount(): void {
    this.#host?.remove();
    this.#host = null;
  }

  destroy(): void {
    this.unmount();
    this.#isDestroyed = true;
    this.#onDestroy();
  }

  on(event: string, listener: Listener): this {
    const known = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, known.add(listener));
    return this;
  }

  once(event: string, listener: Listener): this {
    const first: Listener = (value) => {
      this.off(event, first);
      listener(value);
    };
    return this.on(event, first);
  }

  off(event: string, listener?: Listener): this {
    if (listener === undefined) {
      this.#listeners.delete(event);
    } else {
      this.#listeners.get(event)?.delete(listener);
    }
    return this;
  }

  /** Options of the element itself change nothing here: the form has card fields alone. */
  update(): this {
    return this;
  }

  collapse(): this {
    return this;
  }

  focus(): this {
    this.form.focus();
    return this;
  }

  blur(): this {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement === this.#host) {
      activeElement.blur();
    }
    return this;
  }

  clear(): this {
    this.form.clear();
    return this;
  }

  setAppearance(appearance: Appearance): void {
    this.#sheet.replaceSync(appearanceCss(appearance));
  }

  async #load(): Promise<void> {
    this.#emit('loaderstart', {});
    const response = await this.#loadIntent();
    if (this.#host === null) {
      return;
    }
    const error = response?.error ?? terminalError(response?.body);
    if (error === null) {
      this.#emit('ready', {});
    } else {
      this.#emit('loaderror', { error });
    }
  }

  #emitChange(): void {
    this.#emit('change', {
      empty: this.form.isEmpty(),
      complete: this.form.isComplete(),
      collapsed: false,
      value: { type: 'card' },
    });
  }

  /** Between the fields the element keeps the focus. */
  #emitAtEdge(name: 'focus' | 'blur', event: Event): void {
    const other = event instanceof FocusEvent ? event.relatedTarget : null;
    const isInside = other instanceof Node && this.form.root.contains(other);
    if (!isInside) {
      this.#emit(name, {});
    }
  }

  #emit(name: string, event: object): void {
    for (const listener of Array.from(this.#listeners.get(name) ?? [])) {
      listener({ elementType: this.#type, ...event });
    }
  }
}

function terminalError(intent: Intent | undefined): object | null {
  if (intent === undefined || (intent.status !== 'succeeded' && intent.status !== 'canceled')) {
    return null;
  }
  const name = intent.object === 'payment_intent' ? 'PaymentIntent' : 'SetupIntent';
  return {
    type: 'invalid_request_error',
    code: `${intent.object}_unexpected_state`,
    message: `This ${name} is in a terminal state and cannot be used to initialize Elements.`,
  };
}
