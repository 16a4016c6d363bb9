"""Settings: the last source wins, and what is wrong is said in words."""

import pytest

from taverne.kernel.errors import SetupError
from taverne.server.settings import Settings, read_settings
from taverne.words import knows


@pytest.fixture(autouse=True)
def house(tmp_path, monkeypatch):
    monkeypatch.setenv("TAVERNE_HOME", str(tmp_path))
    monkeypatch.delenv("TAVERNE_CONFIG", raising=False)
    for field in Settings.model_fields:
        monkeypatch.delenv(f"TAVERNE_{field.upper()}", raising=False)
    return tmp_path


def complaints(given=None):
    with pytest.raises(SetupError) as refused:
        read_settings(given)
    assert all(knows(one.key) for one in [refused.value, *refused.value.complaints])
    return refused.value


def test_without_a_word_the_house_opens_here_and_only_here(house):
    settings = read_settings()
    assert settings.host == "127.0.0.1"
    assert settings.database == f"sqlite:///{house}/taverne.db"
    assert settings.frame_bytes == 16384
    assert settings.public_hosts == ()


def test_the_last_source_wins(house, monkeypatch):
    (house / "taverne.toml").write_text(
        'port = 1\nhost = "0.0.0.0"\nmax_rooms = 5\npublic_hosts = ["A.example"]\n'
    )
    monkeypatch.setenv("TAVERNE_PORT", "2")
    monkeypatch.setenv("TAVERNE_HOST", "::1")
    settings = read_settings({"port": 3})
    assert (settings.port, settings.host, settings.max_rooms) == (3, "::1", 5)
    assert settings.public_hosts == ("a.example",)


def test_the_file_can_be_elsewhere(house, monkeypatch):
    (house / "other.toml").write_text("port = 9\n")
    monkeypatch.setenv("TAVERNE_CONFIG", str(house / "other.toml"))
    assert read_settings().port == 9


def test_lists_in_the_environment_have_commas(monkeypatch):
    monkeypatch.setenv("TAVERNE_PUBLIC_HOSTS", "cards.example, www.cards.example,")
    monkeypatch.setenv("TAVERNE_TRUSTED_PROXIES", "10.0.0.0/8,::1")
    settings = read_settings()
    assert settings.public_hosts == ("cards.example", "www.cards.example")
    assert [str(network) for network in settings.trusted_proxies] == ["10.0.0.0/8", "::1/128"]


def test_an_empty_variable_is_no_choice(monkeypatch):
    monkeypatch.setenv("TAVERNE_PORT", "")
    assert read_settings().port == Settings.model_fields["port"].default


def test_every_complaint_is_listed(house, monkeypatch):
    (house / "taverne.toml").write_text('prot = 1\nlog_format = "xml"\n')
    monkeypatch.setenv("TAVERNE_PORT", "many")
    monkeypatch.setenv("TAVERNE_TRUSTED_PROXIES", "the doorman")
    error = complaints({"max_rooms": -1, "frame_bytes": 10**9, "database": "mysql://root:secret@host/x"})
    assert {one.key for one in error.complaints} == {
        "settings-unknown",
        "settings-no-such-choice",
        "settings-not-a-number",
        "settings-unreadable",
        "settings-too-small",
        "settings-too-large",
        "store-url-unknown",
    }
    assert "TAVERNE_PORT must be a number." in str(error)
    assert "--max-rooms is too small; it must be at least 1." in str(error)
    assert "prot is not a setting." in str(error)
    assert "secret" not in str(error)


@pytest.mark.parametrize("value", ["nan", "inf", "0", "-1", "1e99"])
def test_a_rate_is_a_number_above_zero(monkeypatch, value):
    monkeypatch.setenv("TAVERNE_REQUESTS_PER_S", value)
    assert complaints().complaints


@pytest.mark.parametrize("name", ["", "a b", "-x", "x" * 300, "a/b", "*"])
def test_a_public_host_is_a_name(name):
    assert [one.key for one in complaints({"public_hosts": [name]}).complaints] == ["settings-unreadable"]


def test_the_site_is_a_folder_with_a_front_page(tmp_path, monkeypatch):
    monkeypatch.setenv("TAVERNE_SITE", str(tmp_path))
    assert [one.key for one in complaints().complaints] == ["settings-unreadable"]
    (tmp_path / "index.html").touch()
    assert read_settings().site == tmp_path


def test_a_file_that_is_not_toml_is_refused(house):
    (house / "taverne.toml").write_text("port: 1\n")
    assert complaints().key == "settings-file-unreadable"
    (house / "taverne.toml").write_bytes(b"\xff\xfe")
    assert complaints().key == "settings-file-unreadable"
    (house / "taverne.toml").unlink()
    (house / "taverne.toml").mkdir()
    assert complaints().key == "settings-file-trouble"


def test_a_file_that_was_named_must_be_there(house, monkeypatch):
    monkeypatch.setenv("TAVERNE_CONFIG", str(house / "none.toml"))
    assert complaints().key == "settings-file-missing"


def test_the_password_of_the_database_is_not_shown():
    settings = read_settings({"database": "postgresql://keeper:secret@host/house"})
    assert "secret" not in repr(settings)
