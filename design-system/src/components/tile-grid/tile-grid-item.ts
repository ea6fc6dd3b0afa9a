export interface TileGridItem {
  id: string;
  /** Width over height. */
  aspectRatio: number;
}
