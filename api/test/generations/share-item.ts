import type { ShareLink } from '@aic/contract/sharing';
import type { TestUser } from '../gateway/factories.ts';
import type { TestGateway } from '../gateway/gateway.ts';

/** Makes or changes the link of an item, as its owner's browser does. */
export async function shareItem(
  gateway: TestGateway,
  owner: TestUser,
  id: string,
  request: { expiresAt?: string | null; withRecipe?: boolean; withLabel?: boolean } = {},
): Promise<ShareLink & { path: string }> {
  const response = await gateway.request(`/api/generations/${id}/share`, {
    method: 'PUT',
    headers: { cookie: `sid=${owner.token.toString('base64url')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ withRecipe: false, ...request }),
  });
  if (response.status !== 200) throw new Error(`Sharing answered ${response.status}`);
  // Safe because the route answers what its contract says.
  const link = (await response.json()) as ShareLink;
  return { ...link, path: new URL(link.url).pathname };
}
