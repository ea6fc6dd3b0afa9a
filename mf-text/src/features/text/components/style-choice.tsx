import { token } from '@aic/design-system';
import { SegmentedControl } from '@aic/design-system/studio';
import { TEXT_STYLES, type TextStyle } from '@aic/sdk';
import { styled } from 'styled-components';
import { STYLE_NAMES } from '../style-names.ts';

const STYLES = TEXT_STYLES.map((value) => ({ value, label: STYLE_NAMES[value] }));

export interface StyleChoiceProps {
  value: TextStyle;
  onValueChange(value: TextStyle): void;
}

export function StyleChoice({ value, onValueChange }: StyleChoiceProps) {
  return (
    <Root>
      <SegmentedControl label="Writing style" segments={STYLES} value={value} onValueChange={onValueChange} />
    </Root>
  );
}

/** Five long words do not fit a narrow row: there they wrap. */
const Root = styled.div`
  flex: 1 1 100%;
  min-width: 0;

  [role='radiogroup'] {
    flex-wrap: wrap;
    gap: ${token.space[4]};
  }

  [role='radio'] {
    flex: 1 0 auto;
    padding-inline: ${token.space[12]};
  }
`;
