import { useSearchParams } from '@aic/sdk';
import { USE_PARAMETERS } from '@aic/sdk/hand-off';

/**
 * For a field of a page that takes items (`useHandedOver`): an item that is dropped on the field is handed over where
 * the user is.
 * @param as one of the page's own uses
 */
export function useTakeItem(as: string): (id: string) => void {
  const [params, setParams] = useSearchParams();
  return (id) => {
    const next = new URLSearchParams(params);
    next.set(USE_PARAMETERS.item, id);
    next.set(USE_PARAMETERS.as, as);
    setParams(next, { replace: true });
  };
}
