// A class is its own name, so that a test may not lean on the made-up ones.
module.exports = { __esModule: true, default: new Proxy({}, { get: (_, name) => String(name) }) };
