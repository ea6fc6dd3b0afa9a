import { styled } from 'styled-components';
import { Cluster } from '../../components/layout/layout.tsx';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { markPaint } from '../../tokens/mark.ts';
import { token } from '../../tokens/token.ts';
import { BothThemes } from './both-themes.tsx';

/** The mark and the name as the bar has them: one paint for both themes. */
export function LogoShown() {
  return (
    <BothThemes>
      <Logo>
        <Mark aria-hidden />
        AI Creative
      </Logo>
    </BothThemes>
  );
}

/** Pictures are the same in both themes: no filter, and no frame in a colour of its own. */
export function PicturesShown() {
  return (
    <BothThemes>
      <Cluster gap={12}>
        {[3, 5].map((seed) => (
          <Picture key={seed} src={samplePicture(seed, 320, 320)} alt="Hills under a low sun" />
        ))}
      </Cluster>
    </BothThemes>
  );
}

const Logo = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  font: ${token.type.ui};
  font-weight: ${token.weight.strong};
`;

const Mark = styled.span`
  width: 20px;
  height: 20px;
  border-radius: ${token.radius.control};
  background: ${markPaint};
`;

const Picture = styled.img`
  width: 96px;
  border-radius: ${token.radius.card};
`;
