import { Button, Cluster, Text, token } from '@aic/design-system';
import { copyText, PRODUCT_NAME, useShell } from '@aic/sdk';
import { styled } from 'styled-components';

/** The new recovery codes, this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const { toast } = useShell();
  const text = `${PRODUCT_NAME}: recovery codes\n\n${codes.join('\n')}\n`;
  const handleCopy = async (): Promise<void> => {
    try {
      await copyText(text);
      toast({ title: 'Copied!', description: 'The recovery codes are on your clipboard.' });
    } catch {
      toast({ title: 'Copy Failed', description: 'Could not copy to clipboard', variant: 'destructive' });
    }
  };

  return (
    <>
      <Text>
        Keep these recovery codes where you find them without your phone. Each one signs you in once, in place
        of a code of your app. They are shown this once.
      </Text>
      <List aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <Cluster gap={12}>
        <Button onClick={() => void handleCopy()}>Copy</Button>
        <Button
          as="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="ai-creative-recovery-codes.txt"
        >
          Download
        </Button>
        <Button variant="primary" onClick={onDone}>
          I have kept them
        </Button>
      </Cluster>
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: ${token.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
