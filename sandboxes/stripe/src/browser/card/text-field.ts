import { build } from '../build-tag.ts';

export interface TextFieldOptions {
  id: string;
  label: string;
  placeholder: string;
  autocomplete: string;
  format: (text: string, isDeleting: boolean) => string;
}

export interface TextField {
  root: HTMLElement;
  /** Around the input, for what lies over it. */
  box: HTMLElement;
  input: HTMLInputElement;
  /** Shows nothing for an empty text. */
  showError: (message: string) => void;
  /** As if it were typed. */
  set: (text: string) => void;
}

/** A labelled field for digits, which it writes in groups as they are typed. */
export function textField(options: TextFieldOptions): TextField {
  const errorId = `${options.id}-error`;
  const input = build('input', {
    id: options.id,
    class: 'Input',
    type: 'text',
    inputmode: 'numeric',
    autocomplete: options.autocomplete,
    placeholder: options.placeholder,
    'aria-required': 'true',
    'aria-invalid': 'false',
    'aria-describedby': errorId,
  });
  const error = build('p', { id: errorId, class: 'Error', role: 'alert' });
  input.addEventListener('input', (event) => {
    const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
    write(input, options.format(input.value, isDeleting));
  });
  const box = build('div', { class: 'numberBox' }, input);
  const root = build(
    'div',
    {},
    build('label', { class: 'Label', for: options.id }, options.label),
    box,
    error,
  );
  return {
    root,
    box,
    input,
    showError: (message) => {
      error.textContent = message;
      input.setAttribute('aria-invalid', String(message !== ''));
      input.classList.toggle('Input--invalid', message !== '');
    },
    set: (text) => {
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

/** Keeps the caret behind the digit that it was behind. */
function write(input: HTMLInputElement, formatted: string): void {
  if (formatted === input.value) {
    return;
  }
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret === input.value.length;
  const digitsBefore = input.value.slice(0, caret).replaceAll(/\D/g, '').length;
  input.value = formatted;
  if (isAtEnd) {
    return;
  }
  let position = 0;
  for (let digits = 0; position < formatted.length && digits < digitsBefore; position += 1) {
    digits += /\d/.test(formatted.charAt(position)) ? 1 : 0;
  }
  input.setSelectionRange(position, position);
}
