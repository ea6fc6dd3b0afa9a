import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { HeartIcon, LibraryIcon, PlusIcon, TrashIcon } from '../../icons/icons.ts';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

const places = [
  { name: 'Everything', icon: <LibraryIcon /> },
  { name: 'Favourites', icon: <HeartIcon /> },
  { name: 'Bin', icon: <TrashIcon /> },
];

/** Places at the side where there is room, and one of them. */
export function LibraryColumns({ children }: { children: ReactNode }) {
  return (
    <Columns>
      <Side aria-label="Places">
        <Stack gap={4} align="start">
          {places.map(({ name, icon }) => (
            <Button key={name} variant="ghost" iconStart={icon}>
              {name}
            </Button>
          ))}
          <Button variant="ghost" iconStart={<PlusIcon />}>
            New folder
          </Button>
        </Stack>
      </Side>
      {children}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};

  ${media.large} {
    grid-template-columns: 208px minmax(0, 1fr);
  }
`;

const Side = styled.nav`
  display: none;

  ${media.large} {
    display: block;
  }
`;
