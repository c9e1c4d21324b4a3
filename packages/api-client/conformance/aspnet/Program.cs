// A small ASP.NET Core host with the hubs of the contract, as an operator would write them: what the client's
// conformance suite runs against. Its market moves at random; its one good token is "good".
using System.Collections.Concurrent;
using System.Globalization;
using System.Runtime.CompilerServices;
using Microsoft.AspNetCore.SignalR;

var builder = WebApplication.CreateSlimBuilder(args);
builder.Logging.SetMinimumLevel(LogLevel.Warning);
builder.Services.AddSignalR();
builder.Services.AddSingleton<Market>();
builder.Services.AddHostedService<Feed>();
builder.Services.Configure<HostOptions>(options => options.ShutdownTimeout = TimeSpan.FromSeconds(1));
var app = builder.Build();

app.Use(async (context, next) =>
{
    var header = context.Request.Headers.Authorization.ToString();
    var token = header.StartsWith("Bearer ", StringComparison.Ordinal)
        ? header["Bearer ".Length..]
        : context.Request.Query["access_token"].ToString();
    var needed = context.Request.Path.StartsWithSegments("/notification-service");
    if (token == "good" || (token == "" && !needed)) await next();
    else context.Response.StatusCode = StatusCodes.Status401Unauthorized;
});
app.MapHub<MarketHub>("/marketdata/websocket");
app.MapHub<NotificationsHub>("/notification-service/websocket");
app.MapGet("/healthz", () => "ready");
app.MapPost("/control/expel", () => Connections.AbortAll());
app.MapPost("/control/notify", (IHubContext<NotificationsHub> hub) =>
    hub.Clients.All.SendAsync("balances", NotificationsHub.Balances()));
app.Run();

static class Connections
{
    static readonly ConcurrentDictionary<string, HubCallerContext> open = new();
    public static void Add(HubCallerContext context)
    {
        open[context.ConnectionId] = context;
        context.ConnectionAborted.Register(() => open.TryRemove(context.ConnectionId, out _));
    }
    /// Closes every connection and asks the clients not to come back.
    public static void AbortAll()
    {
        foreach (var context in open.Values) context.Abort();
    }
}

class MarketHub(Market market) : Hub
{
    public override Task OnConnectedAsync()
    {
        Connections.Add(Context);
        return base.OnConnectedAsync();
    }
    public Task SubscribeBook(string id) => Join("book", id);
    public Task UnsubscribeBook(string id) => Leave("book", id);
    public object BookSnapshot(string id) => market.Snapshot(Known(id));
    public async Task<object> SubscribeTrades(string id)
    {
        await Join("trades", id);
        return new[] { market.Trade() };
    }
    public Task UnsubscribeTrades(string id) => Leave("trades", id);
    public async Task<object> SubscribeTickers()
    {
        await Groups.AddToGroupAsync(Context.ConnectionId, "tickers");
        return new[] { market.Ticker() };
    }
    public Task UnsubscribeTickers() => Groups.RemoveFromGroupAsync(Context.ConnectionId, "tickers");
    public async IAsyncEnumerable<object> Candles(
        string id, string resolution, [EnumeratorCancellation] CancellationToken cancelled)
    {
        Known(id);
        for (; ; await Task.Delay(250, cancelled)) yield return market.Candle();
    }

    Task Join(string kind, string id) => Groups.AddToGroupAsync(Context.ConnectionId, $"{kind}|{Known(id)}");
    Task Leave(string kind, string id) => Groups.RemoveFromGroupAsync(Context.ConnectionId, $"{kind}|{Known(id)}");
    static string Known(string id) => id == Market.Id ? id : throw new HubException("Market not found.");
}

class NotificationsHub : Hub
{
    static int sent;
    public override Task OnConnectedAsync()
    {
        Connections.Add(Context);
        return base.OnConnectedAsync();
    }
    public static object Balances() => new
    {
        NotificationId = $"n{Interlocked.Increment(ref sent)}",
        Time = Market.Now(),
        Balances = new[] { new { Asset = "XCB", Total = "10", Available = "9.5", InOrders = "0.5" } },
    };
}

/// One market: 40 levels a side around a price of 100.00, in hundredths.
class Market
{
    public const string Id = "XCB-CTN";
    readonly string epoch = Guid.NewGuid().ToString();
    readonly Random random = new();
    readonly SortedDictionary<int, int> bids = [], asks = [];
    readonly Lock gate = new();
    long seq, trades;

    public Market()
    {
        for (var level = 0; level < 40; level++)
        {
            bids[10_000 - level] = random.Next(1, 1000);
            asks[10_001 + level] = random.Next(1, 1000);
        }
    }

    public static string Now() => DateTime.UtcNow.ToString("yyyy-MM-ddTHH:mm:ss.fffZ", CultureInfo.InvariantCulture);

    /// Its levels are copied while nobody changes them: the hub writes the answer later, and a list that changes meanwhile
    /// ends the connection.
    public object Snapshot(string market)
    {
        lock (gate)
            return new { market, epoch, seq, SentAt = Now(), Bids = bids.Reverse().Select(Level).ToArray(), Asks = asks.Select(Level).ToArray() };
    }

    /// Changes a level on each side, or removes one, and answers the message that says so.
    public object Change()
    {
        lock (gate)
        {
            var bid = Set(bids, 10_000 - random.Next(40));
            var ask = Set(asks, 10_001 + random.Next(40));
            return new { Market = Id, epoch, PrevSeq = seq++, seq, SentAt = Now(), Bids = new[] { bid }, Asks = new[] { ask } };
        }
    }

    public object Trade() => new
    {
        Id = $"t{Interlocked.Increment(ref trades)}",
        Market = Id,
        Price = "100.00",
        Amount = "0.5",
        Side = "Buy",
        Time = Now(),
    };

    public object Ticker() => new
    {
        Market = Id,
        Last = "100.00",
        Bid = "100.00",
        Ask = "100.01",
        Change24h = "-1.5",
        ChangePercent24h = "-1.48",
        High24h = "102",
        Low24h = "99",
        Volume24h = "1000",
        Time = Now(),
    };

    public object Candle() => new
    {
        Time = DateTime.UtcNow.ToString("yyyy-MM-ddTHH:mm:00Z", CultureInfo.InvariantCulture),
        Open = "100",
        High = "101",
        Low = "99",
        Close = Decimal(random.Next(9_900, 10_100)),
        Volume = "5",
    };

    string[] Set(SortedDictionary<int, int> side, int price)
    {
        var amount = random.Next(5) == 0 ? 0 : random.Next(1, 1000);
        if (amount == 0) side.Remove(price);
        else side[price] = amount;
        return Level(new(price, amount));
    }
    static string[] Level(KeyValuePair<int, int> level) => [Decimal(level.Key), Decimal(level.Value)];
    static string Decimal(int hundredths) => (hundredths / 100m).ToString("0.00", CultureInfo.InvariantCulture);
}

/// Tells the subscribers of what changes, twenty times a second.
class Feed(IHubContext<MarketHub> hub, Market market) : BackgroundService
{
    protected override async Task ExecuteAsync(CancellationToken stopping)
    {
        using var timer = new PeriodicTimer(TimeSpan.FromMilliseconds(50));
        while (await timer.WaitForNextTickAsync(stopping))
        {
            await hub.Clients.Group($"book|{Market.Id}").SendAsync("book", market.Change(), stopping);
            await hub.Clients.Group($"trades|{Market.Id}").SendAsync("trades", new[] { market.Trade() }, stopping);
            await hub.Clients.Group("tickers").SendAsync("tickers", new[] { market.Ticker() }, stopping);
        }
    }
}
