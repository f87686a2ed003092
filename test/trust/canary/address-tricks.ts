/** URLs that hide which host they lead to. `port` is that of a host that must not be called. */
export const addressTricks = (port: number): string[] => {
  const host = `127.0.0.1:${String(port)}`;
  return [
    `http://platform.example@${host}`, `http://platform.example:443@${host}`, `http://@${host}`, `http://:x@${host}`,
    `http://localhost%40${host}`, `http://${host}#@platform.example`, `http://${host}?@platform.example`, `http://${host}/?x`,
    `http:\\\\${host}`, `http:/${host}`, `http:${host}`, `//${host}`, host, `http:///${host}`, `http://\\${host}`,
    `http://${host}\\@platform.example`, `http://${host}\\.platform.example`, `ht\ntp://${host}`, `ht\ttp://${host}`,
    ` http://${host}`, `http://${host} `, `http://${host}\n`, `http://${host}\0.platform.example`, `http://${host}\u202E`,
    `http://2130706433:${String(port)}`, `http://0x7f.1:${String(port)}`, `http://0177.0.0.1:${String(port)}`, `http://127.1:${String(port)}`,
    `http://0x7f000001:${String(port)}`, `http://[::ffff:127.0.0.1]:${String(port)}`, `http://[0:0:0:0:0:0:0:1]:${String(port)}`,
    `http://0.0.0.0:${String(port)}`, `http://localhost.:${String(port)}`, `http://127.0.0.1.:${String(port)}`, `http://①②⑦.⓪.⓪.①:${String(port)}`,
    `http://127。0。0。1:${String(port)}`, `http://ｌｏｃａｌｈｏｓｔ:${String(port)}`, `http://${host}/a/../b`, `http://${host}//platform.example`,
    `http://${host}/%2e%2e/`, `ws://${host}`, `ftp://${host}`, `javascript:fetch('http://${host}')`, `data:,http://${host}`,
    `unix:/${host}`, `http://platform.example,${host}`, `http://${host};platform.example`,
  ];
}; // prettier-ignore
