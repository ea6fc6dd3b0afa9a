import { ApiError, errorText } from '@aic/sdk';
import { type ContactMessage, sendContactMessage } from '@aic/sdk/host';
import { useServices } from '../../core/services-context.tsx';
import { useSubmission } from '../../forms/use-submission.ts';

interface SendMessage {
  send(message: ContactMessage): void;
  isSending: boolean;
  /** What the server has refused, by field. */
  fieldErrors: Readonly<Record<string, string>>;
}

/** What was typed stays in the form until the message is on its way. */
export function useSendMessage(onSent: () => void): SendMessage {
  const { api, toast } = useServices();
  const { mutate, isPending, error } = useSubmission({
    mutationFn: (message: ContactMessage, key) => sendContactMessage(api, message, key),
    onSuccess: () => {
      toast({ title: 'Message sent successfully', description: "We'll get back to you within 24 hours." });
      onSent();
    },
    onError: (error) =>
      toast({
        title: 'Failed to send message',
        description: errorText(error, 'Please try again or contact us directly.'),
        variant: 'destructive',
      }),
  });
  return { send: mutate, isSending: isPending, fieldErrors: error instanceof ApiError ? error.fields : {} };
}
