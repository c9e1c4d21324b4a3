import { marketHub, notificationsHub, type BookSnapshot } from '@agio/api-client/contract';
import {
  HttpTransportType,
  type HubConnection,
  HubConnectionBuilder,
  LogLevel,
} from '@microsoft/signalr';

const watched = ['XCB-CTN', 'BTC-USDC', 'ETH-USDC', 'XCB-USDC'];
const ignore = () => undefined;

/** Messages that came over the sockets. */
export interface Heard {
  messages: number;
}

/** A client of the market hub, as a desk is one: book, trades, tickers, the candle of now. */
export async function openDesk(
  origin: string,
  index: number,
  heard: Heard,
): Promise<HubConnection> {
  const market = watched[index % watched.length] ?? '';
  const connection = build(`${origin}${marketHub.path}`, () => '');
  for (const event of ['book', 'trades', 'tickers', 'instrument', 'asset']) {
    connection.on(event, () => (heard.messages += 1));
  }
  await connection.start();
  await connection.invoke('SubscribeBook', market);
  await connection.invoke('BookSnapshot', market);
  await connection.invoke('SubscribeTrades', market);
  await connection.invoke('SubscribeTickers');
  watchCandles(connection, market, heard);
  return connection;
}

/** A client of the notifications hub, with the token of who is signed in. */
export async function openNotifications(
  origin: string,
  token: () => string,
  heard: Heard,
): Promise<HubConnection> {
  const connection = build(`${origin}${notificationsHub.path}`, token);
  const events = ['order', 'balances', 'transfer', 'compliance', 'userInformation', 'announcement'];
  for (const event of events) connection.on(event, () => (heard.messages += 1));
  await connection.start();
  return connection;
}

/** Looks at another interval for a moment, as the buttons of a chart do. */
export function glanceAtCandles(connection: HubConnection, heard: Heard): void {
  const subscription = watchCandles(connection, 'BTC-USDC', heard);
  setTimeout(() => subscription.dispose(), 200);
}

export function bookOf(connection: HubConnection, market: string): Promise<BookSnapshot> {
  return connection.invoke<BookSnapshot>('BookSnapshot', market);
}

function watchCandles(connection: HubConnection, market: string, heard: Heard) {
  return connection.stream('Candles', market, '1m').subscribe({
    next: () => (heard.messages += 1),
    error: ignore,
    complete: ignore,
  });
}

function build(url: string, accessTokenFactory: () => string): HubConnection {
  return new HubConnectionBuilder()
    .withUrl(url, {
      transport: HttpTransportType.WebSockets,
      skipNegotiation: true,
      accessTokenFactory,
    })
    .configureLogging(LogLevel.None)
    .build();
}
