import type { ReactNode } from 'react';
import { flowRules } from './layout/flow-rules.ts';
import { heightOfRows, type TileRow } from './layout/layout-rows.ts';
import type { Selection } from './selecting/selection.ts';
import type { TileGridItem } from './tile-grid-item.ts';
import { Canvas, Row, RowEnd } from './tile-grid.styles.ts';
import { Tile, type TilePlace } from './tile.tsx';

interface TileCanvasProps<Item extends TileGridItem> {
  items: readonly Item[];
  hasMore: boolean;
  rows: readonly TileRow[];
  /** Indexes of rows. */
  visible: readonly number[];
  /** There are no rows yet: tiles lie in such as a style makes. */
  isFlowing: boolean;
  selected: Selection;
  activeIndex: number;
  renderTile: (item: Item) => ReactNode;
}

/** As many as a screen shows. */
const FLOWING_MAX = 24;

/** The tiles in their rows; all of them in the first one while they flow, which keeps those that are its own. */
export function TileCanvas<Item extends TileGridItem>(props: TileCanvasProps<Item>) {
  const { items, hasMore, rows, visible, isFlowing, selected, activeIndex, renderTile } = props;
  const tileAt = (index: number, place?: TilePlace): ReactNode => {
    const item = items[index];
    return item === undefined ? null : (
      <Tile
        {...place}
        key={item.id}
        item={item}
        isSelected={selected.has(item.id)}
        isActive={index === activeIndex}
        renderTile={renderTile}
      />
    );
  };

  const flowing = isFlowing ? items.slice(0, FLOWING_MAX) : [];
  return (
    <Canvas role="presentation" style={isFlowing ? undefined : { height: heightOfRows(rows) }}>
      {isFlowing
        ? [
            <Row key={0} role="row">
              {flowing.flatMap(({ id }, index) => [tileAt(index), <RowEnd key={`after ${id}`} />])}
            </Row>,
          ]
        : visible.map((index) => {
            const row = rows[index];
            return row === undefined ? null : (
              <Row
                key={index}
                role="row"
                aria-rowindex={index + 1}
                style={{ transform: `translateY(${row.top}px)`, height: row.height }}
              >
                {row.tiles.map(({ index: item, left, width }, place) =>
                  tileAt(item, { column: place + 1, left, width, mediaHeight: row.mediaHeight }),
                )}
              </Row>
            );
          })}
      {isFlowing && (
        <style
          dangerouslySetInnerHTML={{
            __html: flowRules(
              flowing.map(({ aspectRatio }) => aspectRatio),
              !hasMore && flowing.length === items.length,
            ),
          }}
        />
      )}
    </Canvas>
  );
}
