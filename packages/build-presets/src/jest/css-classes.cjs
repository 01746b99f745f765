// A class is its own name, so that tests cannot rely on generated names.
module.exports = { __esModule: true, default: new Proxy({}, { get: (_, name) => String(name) }) };
