import { Badge, Heading, Stack, Text } from '@aic/design-system';
import { FactList } from '@aic/design-system/billing';
import { dateText, PRODUCT_NAME } from '@aic/sdk';
import type { Credentials } from './credentials.ts';
import { MaterialTree } from './material-tree.tsx';
import { signerName } from './signer-name.ts';
import { sourceWords } from './source-words.ts';

/** By what and of what a file was made, and who says so. */
export function CredentialsView({ credentials }: { credentials: Credentials }) {
  const { engine, model, description, prompt, creator, writtenBy, signer, materials, sourceType } =
    credentials;
  return (
    <Stack gap={16}>
      {!sourceWords(sourceType).isAi && hasAi(credentials) && (
        <div>
          <Badge tone="accent">Made from something of AI</Badge>
        </div>
      )}
      <FactList
        facts={[
          { label: 'Made by', value: engine },
          { label: 'Model', value: model },
          { label: 'Last change', value: description },
          { label: 'Prompt, as they say', value: prompt },
          { label: 'Creator, as they say', value: creator },
          { label: 'Written down by', value: writtenBy },
          { label: 'Signed by', value: `${signerName(signer)}${signer.isThisStudio ? '' : ', as it says'}` },
          { label: 'Signed on', value: timeText(credentials) },
        ]}
      />
      <Text size="small" tone="muted" isMeasured>
        {signer.isThisStudio
          ? `Signed by this studio: the certificate is of the authority that ${PRODUCT_NAME} publishes here.`
          : 'Signed by an authority your browser does not list. That is no fault of the file: this page knows only this studio, so whether you trust the name is up to you.'}
      </Text>
      {materials.length > 0 && (
        <Stack gap={8}>
          <Heading level={3} size="ui">
            What it was made from
          </Heading>
          <MaterialTree materials={materials} signer={signer} />
        </Stack>
      )}
    </Stack>
  );
}

function timeText({ signedAt, isTimeProven }: Credentials): string {
  if (signedAt === null) return 'No time stamp';
  return `${dateText(signedAt)}${isTimeProven ? '' : ', says an authority your browser does not list'}`;
}

const hasAi = ({ materials }: Credentials): boolean =>
  materials.some(
    ({ credentials }) => credentials && (sourceWords(credentials.sourceType).isAi || hasAi(credentials)),
  );
