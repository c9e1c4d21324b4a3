import { configure } from 'storybook/test';

// What a story waits for may first have to be fetched, part by part, from a server that has much else to do.
configure({ asyncUtilTimeout: 10_000 });
