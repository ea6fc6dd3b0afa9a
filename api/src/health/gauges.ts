/** Figures that are read where they are asked for. NaN means: not known. */
export interface Gauges {
  read(): Promise<void>;
  /** An old figure would read as a healthy one. */
  forget(): void;
}
