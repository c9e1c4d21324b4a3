import { BookProjection, type BookRows } from '../book/book-projection.ts';
import { type BookLevels, OrderBook } from '../book/order-book.ts';
import type { BookOptions } from '../views.ts';
import { shortest } from './naive-book.ts';

/** A book with these levels. */
export const bookOf = (levels: Partial<BookLevels>, maxLevels?: number) => {
  const book = new OrderBook(maxLevels);
  book.applySnapshot({ bids: [], asks: [], ...levels });
  return book;
};
/** The rows of a fresh reader. */
export const read = (book: OrderBook, options: BookOptions = {}) =>
  new BookProjection(book, options).read();
/** Price, amount and total of each row, in their shortest form. */
export const brief = (rows: BookRows, side: 'bids' | 'asks') =>
  rows[side].map(({ price, amount, total }) => [
    shortest(price),
    shortest(amount),
    shortest(total),
  ]);
