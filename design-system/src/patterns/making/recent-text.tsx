import { Card } from '../../components/card/card.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { Text } from '../../components/text/text.tsx';
import { TitleButton } from '../../components/title-button/title-button.tsx';

export interface WrittenText {
  id: string;
  prompt: string;
  status: 'processing' | 'completed';
  /** Markdown, so far. */
  text: string;
}

interface RecentTextProps {
  text: WrittenText;
  /** It stands in the result. */
  isShown: boolean;
  onShow: () => void;
}

/** One text of the list: what was asked, and how it begins. */
export function RecentText({ text: { prompt, status, text }, isShown, onShow }: RecentTextProps) {
  return (
    <Card as="article" padding={16} aria-label={prompt}>
      <Stack gap={8}>
        <TitleButton title={prompt} lines={2} weight="medium" isShown={isShown} onOpen={onShow} />
        {status === 'processing' && <Spinner />}
        <Text size="small" tone="muted" lines={2}>
          {text.replaceAll(/[#*-]/g, '').trim()}
        </Text>
      </Stack>
    </Card>
  );
}
