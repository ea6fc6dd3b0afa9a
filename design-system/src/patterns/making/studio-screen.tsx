import { type ReactNode, useState } from 'react';
import { Composer } from '../../components/composer/composer.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { PriceButton } from '../../components/price-button/price-button.tsx';
import { StudioLayout } from '../../components/studio-layout/studio-layout.tsx';
import { Frame } from '../frame.tsx';

interface StudioScreenProps {
  title: string;
  /** Names the prompt box. */
  label: string;
  placeholder?: string;
  examples?: readonly string[];
  /** In the column of the composer, above it. */
  before?: ReactNode;
  settings?: ReactNode;
  action: string;
  credits: number;
  result: ReactNode;
  /** Gets what fills the prompt. */
  renderLatest?: (pick: (prompt: string) => void) => ReactNode;
}

/** A studio in its frame: what differs between tools is given. */
export function StudioScreen(props: StudioScreenProps) {
  const { title, label, placeholder, examples, before, settings, action, credits, result, renderLatest } =
    props;
  const [prompt, setPrompt] = useState('');
  return (
    <Frame isWide>
      <StudioLayout
        head={<Heading level={1}>{title}</Heading>}
        composer={
          <>
            {before}
            <Composer
              label={label}
              placeholder={placeholder ?? ''}
              value={prompt}
              onValueChange={setPrompt}
              onSubmit={() => undefined}
              examples={examples}
              settings={settings}
              actions={<PriceButton label={action} credits={credits} />}
            />
          </>
        }
        result={result}
        latest={renderLatest?.(setPrompt)}
      />
    </Frame>
  );
}
