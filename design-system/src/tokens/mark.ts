/** The product's mark: a rounded square of this paint, beside the product's name. */
export const markPaint = 'conic-gradient(from 210deg, #8b7cff, #5bb8ff, #4ed5b0, #f1bf4e, #8b7cff)';
