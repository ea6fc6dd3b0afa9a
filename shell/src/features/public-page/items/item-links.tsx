import { Cluster, LinkText, token } from '@aic/design-system';
import { Link, type PublicItem } from '@aic/sdk';
import { styled } from 'styled-components';
import { CredentialsPin } from '../../verify/credentials-pin.tsx';
import { ReportLink } from './report-link.tsx';
import { useWordsPath } from './use-words-path.ts';

/** What a visitor can do with an item: make something of its words, report it, and read what it says of itself. */
export function ItemLinks({ item, handle }: { item: PublicItem; handle: string }) {
  const wordsPath = useWordsPath();
  const file = item.videoUrl ?? item.audioUrl ?? item.imageUrl;
  return (
    <Cluster gap={16}>
      <Small forwardedAs={Link} to={wordsPath(item)} aria-label={`Use this prompt: ${item.prompt}`}>
        Use this prompt
      </Small>
      <ReportLink handle={handle} item={item} />
      {file !== null && <CredentialsPin file={file} about={item.prompt} />}
    </Cluster>
  );
}

const Small = styled(LinkText)`
  font: ${token.type.small};
`;
