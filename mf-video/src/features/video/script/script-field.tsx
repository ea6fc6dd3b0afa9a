import { Button, IconButton, Text, token } from '@aic/design-system';
import { CheckIcon, CloseIcon } from '@aic/design-system/studio';
import { useGenerations } from '@aic/sdk';
import { styled } from 'styled-components';
import type { FilmScript } from './script-lines.ts';

export interface ScriptFieldProps {
  script: FilmScript;
  /** The prompt in the composer. */
  prompt: string;
  onPick(line: string): void;
  onRemove(): void;
}

/** A written text as scenes, one film each: a line becomes the prompt, and those that are made have a tick. */
export function ScriptField({ script: { id, lines }, prompt, onPick, onRemove }: ScriptFieldProps) {
  const videos = useGenerations('video').data ?? [];
  const made = new Set(
    videos
      .filter(({ madeFrom, status }) => madeFrom?.id === id && status !== 'failed')
      .map((video) => video.prompt),
  );
  const current = lines.indexOf(prompt);
  const next = lines.find((line, index) => index !== current && !made.has(line));
  return (
    <Root role="group" aria-label="Script">
      <Head>
        <Text as="span" size="small" weight="medium">
          Script
        </Text>
        <Text as="span" size="caption" tone="muted" isTabular>
          {`${lines.filter((line) => made.has(line)).length} of ${lines.length} made`}
        </Text>
        <IconButton label="Remove the script" onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Lines role="list">
        {lines.map((line, index) => (
          // Two scenes may have the same words; their order does not change.
          // oxlint-disable-next-line react/no-array-index-key -- The same.
          <li key={index}>
            <Line type="button" aria-pressed={line === prompt} dir="auto" onClick={() => onPick(line)}>
              {line}
              {made.has(line) && <CheckIcon role="img" aria-label="Made" />}
            </Line>
          </li>
        ))}
      </Lines>
      {next !== undefined && <Button onClick={() => onPick(next)}>Next line</Button>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${token.space[8]};
  padding: ${token.space[12]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background: ${token.color.raised};

  > button {
    justify-self: start;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};

  > :last-child {
    margin-inline-start: auto;
  }
`;

const Lines = styled.ul`
  max-height: 240px;
  overflow-y: auto;
`;

const Line = styled.button`
  display: flex;
  width: 100%;
  min-height: 44px;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
  padding: ${token.space[4]} ${token.space[8]};
  border: 1px solid transparent;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.color.fg};
  font: ${token.type.small};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${token.color.hover};
  }

  &[aria-pressed='true'] {
    border-color: ${token.color.accentText};
  }
`;
