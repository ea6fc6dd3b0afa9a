import { Badge, Cluster, Stack, Text, token } from '@aic/design-system';
import { styled } from 'styled-components';
import type { Credentials, Material, Signer } from './credentials.ts';
import { signerName } from './signer-name.ts';
import { sourceWords } from './source-words.ts';

interface MaterialTreeProps {
  materials: readonly Material[];
  /** Of the file: another one is named. */
  signer: Signer;
}

/** Files that a file was made of, each with its own. */
export function MaterialTree({ materials, signer }: MaterialTreeProps) {
  return (
    <List>
      {materials.map((material, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- What a file says does not change.
        <li key={index}>
          <Stack gap={8}>
            <Line material={material} signer={signer} />
            {material.credentials !== null && material.credentials.materials.length > 0 && (
              <MaterialTree materials={material.credentials.materials} signer={signer} />
            )}
          </Stack>
        </li>
      ))}
    </List>
  );
}

const RELATION_WORDS = {
  changed: 'It was edited',
  used: 'It was shown to the engine',
  contained: 'It is part of the result',
} satisfies Record<Material['relation'], string>;

const MEDIUM_WORDS: Partial<Record<string, string>> = { image: 'Picture', video: 'Film', audio: 'Track' };

function Line({
  material: { relation, title, format, credentials, isVerified },
  signer,
}: {
  material: Material;
  signer: Signer;
}) {
  const medium = MEDIUM_WORDS[format?.split('/')[0] ?? ''] ?? 'File';
  return (
    <div>
      <Cluster gap={8}>
        <Text as="span">{title === null ? medium : `${medium}: ${title}`}</Text>
        <Badge>
          {credentials === null
            ? isVerified
              ? 'No Content Credentials'
              : 'Not verified'
            : sourceWords(credentials.sourceType).label}
        </Badge>
        {credentials?.isIntact === false && <Badge tone="danger">Changed before it was used</Badge>}
      </Cluster>
      <Text size="small" tone="muted">
        {[
          RELATION_WORDS[relation],
          isVerified ? null : 'What it says of itself is not verified',
          credentials && madeBy(credentials),
          credentials && signedBy(credentials, signer),
        ]
          .filter((words) => words !== null)
          .join('. ')}
        .
      </Text>
    </div>
  );
}

function madeBy({ engine, model }: Credentials): string | null {
  const names = [engine, model].filter((name) => name !== null);
  return names.length === 0 ? null : `Made by ${names.join(', ')}`;
}

function signedBy({ signer }: Credentials, known: Signer): string | null {
  if (signer.isThisStudio === known.isThisStudio && signer.name === known.name) return null;
  return signer.isThisStudio
    ? 'Signed by this studio'
    : `Signed by ${signerName(signer)}, whom your browser does not list`;
}

const List = styled.ul`
  display: grid;
  /* A title of one long word makes it no wider than the page. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
  margin: 0;
  padding-inline-start: ${token.space[16]};
  border-inline-start: 1px solid ${token.color.border};
  list-style: none;
  overflow-wrap: anywhere;
`;
