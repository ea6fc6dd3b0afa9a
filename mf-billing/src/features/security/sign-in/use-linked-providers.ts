import { useQuery, useShell } from '@aic/sdk';
import { linkedProvidersQuery } from '@aic/sdk/account';

/** Asked once on a page and handed down, as the passkeys are. */
export const useLinkedProviders = () => useQuery(linkedProvidersQuery(useShell().api));
